export default '/desk/people'
