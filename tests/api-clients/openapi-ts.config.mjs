export default {
  input: 'openapi.json',
  output: 'sdk',
  plugins: ['@hey-api/client-fetch', 'zod', { name: '@hey-api/sdk', validator: { response: 'zod' } }],
};
