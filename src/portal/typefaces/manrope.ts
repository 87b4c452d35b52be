import '@fontsource-variable/vazirmatn/wght.css';
import '@fontsource-variable/manrope/wght.css';
