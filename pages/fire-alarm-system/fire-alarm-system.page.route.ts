export default '/solutions/fire-alarm-system'
