export default '/solutions/meeting-reservation-system'
