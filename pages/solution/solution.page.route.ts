export default '/solutions/@slug'
