export default '/news/@slug'
