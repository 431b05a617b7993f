export default '/faqs'
