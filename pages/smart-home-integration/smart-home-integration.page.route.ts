export default '/solutions/smart-home-integration'
