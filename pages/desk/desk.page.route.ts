export default '/desk'
