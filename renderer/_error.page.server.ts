/* Rendered by vite-plugin-ssr where no route matches, which is how 404.html is made, and in development where a page fails. */
export { ErrorScreen as Page } from '../src/shell/error-screen.tsx'
