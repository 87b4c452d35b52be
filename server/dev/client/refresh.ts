/** Has React replace components in place; before any of them is loaded. */
import '@vitejs/plugin-react/preamble';
