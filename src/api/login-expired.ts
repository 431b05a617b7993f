/** The message of a 401 that means: this token has run out, extend it. Always in Chinese: it is a signal, and not for people. */
export const LOGIN_EXPIRED = '登入過期'
