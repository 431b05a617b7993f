export default '/settings'
