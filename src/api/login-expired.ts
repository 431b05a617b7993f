/**
 * The message of a 401 that means: this token has run out, extend it. It is a signal between server and client and the same in
 * both languages; the four characters say "login expired" in Chinese.
 */
export const LOGIN_EXPIRED = '\u767b\u5165\u904e\u671f'
