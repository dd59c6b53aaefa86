type OtpCredentials = CredentialsContainer & {
  get(options: { otp: { transport: string[] }; signal: AbortSignal }): Promise<{ code?: string } | null>
}

/** WebOTP, where the browser has it; undefined where it has not, or nothing came. */
export async function codeFromSms(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in globalThis)) return undefined
  const credentials = navigator.credentials as OtpCredentials
  const otp = await credentials.get({ otp: { transport: ['sms'] }, signal }).catch(() => null)
  return otp?.code
}
