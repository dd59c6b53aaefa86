/** The passwords of eight letters and more that guessers try first, and a few that our own people would. */
const COMMON = new Set(
  `12345678 123456789 1234567890 12345678910 123123123 11111111 00000000 88888888 87654321 987654321 0987654321 11223344
  password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pass1234 pass12345 qwerty123 qwerty12
  qwertyui qwertyuiop 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 zaq12wsx asdfghjkl asdf1234 asdfasdf zxcvbnm1 iloveyou iloveyou1
  sunshine princess football baseball superman batman123 trustno1 welcome1 welcome123 whatever starwars computer internet
  michelle jennifer charlie1 letmein1 letmein123 dragon123 monkey123 shadow123 master123 admin123 admin1234 administrator
  abcd1234 abc12345 abcdefgh a1b2c3d4 test1234 testtest changeme changeme123 secret123 login123 google123 samsung1 liverpool
  bangladesh bangladesh1 bangladesh123 dhaka1234 dhaka123 chittagong amarsonarbangla bismillah bismillah786 allah786
  mohammad muhammad i love you 786786786 01700000000 cricket123 banglacricket shakib75 tamim1234 haat1234 haathaat`
    .split(/\s+/)
    .filter((word) => word.length >= 8),
)

export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  return COMMON.has(plain) || /^(.)\1+$/.test(plain)
}
