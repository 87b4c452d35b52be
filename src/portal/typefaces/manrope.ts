import './vazirmatn-arabic.css';
import '@fontsource-variable/manrope/wght.css';
import './manrope-currency.css';
