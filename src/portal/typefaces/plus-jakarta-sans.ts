import './vazirmatn-arabic.css';
import '@fontsource-variable/plus-jakarta-sans/wght.css';
import './plus-jakarta-sans-latin.css';
import './plus-jakarta-sans-currency.css';
