import './vazirmatn-arabic.css';
import '@fontsource-variable/lexend/wght.css';
import './lexend-currency.css';
