export default '/solutions/visitor-management-system'
