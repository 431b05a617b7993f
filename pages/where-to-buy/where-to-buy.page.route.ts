export default '/where-to-buy'
