/** Every method and path of the specification, with the parameter names of the contract. */
export const SPECIFIED_CALLS = `
POST   /login
GET    /auth/refresh_token
POST   /v1/register
POST   /v1/register/intention
POST   /v1/register/email
POST   /v1/captcha/sms:send
POST   /v1/captcha/sms:verify
POST   /v1/captcha/email:{action}
POST   /v1/forgotpassword/email
PUT    /v1/forgotpassword
GET    /v1/access/convert
GET    /v1/access/stats
GET    /v1/access/stay
GET    /v1/sms/regions
GET    /v1/user/info
PUT    /v1/user/info
PUT    /v1/user/info/country
PUT    /v1/user/phone
POST   /v1/user/captcha/sms:send
GET    /v1/user/twofa
POST   /v1/user/twofa
PUT    /v1/user/password:verify
PUT    /v1/user/password:update
GET    /v1/investors
POST   /v1/investors
GET    /v1/investor/ira/custodian/{investorId}
GET    /v1/investors/docs
POST   /v1/investors/{investorId}/docs
DELETE /v1/investors/{investorId}/docs/{fileId}
GET    /v1/investors/investment
GET    /v1/investors/investment/account_statement
GET    /v1/investors/investment/as_of_dates
GET    /v1/investors/sales
PUT    /v1/investors/investment/{investmentId}/method-of-transfer
GET    /v1/investors/investment/{investmentId}/capital-call/check
GET    /v1/investments/{investmentId}
GET    /v1/investments/{investmentId}/info
GET    /v1/investments/{investmentId}/{type}
PUT    /v1/investments/{investmentId}/cancel
POST   /v1/investments/{investmentId}/redemption/request
GET    /v1/investments/{investmentId}/redemption/request
PUT    /v1/redemption/{redemptionId}
DELETE /v1/redemption/{redemptionId}
GET    /v1/investments/file/preview/{fileId}
GET    /v1/document/read/{fileId}
GET    /v1/investments/{investmentId}/documents/download
`
  .trim()
  .split('\n')
  .map((line) => line.split(/ +/));
