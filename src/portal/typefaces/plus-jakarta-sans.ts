import '@fontsource-variable/vazirmatn/wght.css';
import '@fontsource-variable/plus-jakarta-sans/wght.css';
