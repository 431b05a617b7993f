export default '/desk/insight'
