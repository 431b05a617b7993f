export default '/solutions/parking-management-system'
