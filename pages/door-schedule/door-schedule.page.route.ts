export default '/door-schedule'
