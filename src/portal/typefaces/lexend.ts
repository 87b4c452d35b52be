import '@fontsource-variable/vazirmatn/wght.css';
import '@fontsource-variable/lexend/wght.css';
