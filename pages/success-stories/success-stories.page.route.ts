export default '/success-stories'
