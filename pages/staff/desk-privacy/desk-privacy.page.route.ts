export default '/desk/privacy'
