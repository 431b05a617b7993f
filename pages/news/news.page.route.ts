export default '/news'
