export interface Sms {
  /** E.164 */
  to: string;
  text: string;
  code?: string;
}
export interface SmsProvider {
  send(sms: Sms): Promise<void>;
}
