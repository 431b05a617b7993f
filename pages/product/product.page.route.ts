export default '/products/@code'
