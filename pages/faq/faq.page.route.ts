export default '/faqs/@slug'
