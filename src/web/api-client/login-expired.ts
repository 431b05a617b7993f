/** Message of a 401 that means: this token has expired, extend it. Always in Chinese: it is a signal between programs. */
export const LOGIN_EXPIRED = '登入過期'
