// What Fastify alone can do on this machine: one route, one reply of so many bytes. `node empty-route.mjs <port> <bytes>`
import fastify from 'fastify';

const [port, bytes] = process.argv.slice(2).map(Number);
const body = JSON.stringify('x'.repeat(Math.max(0, bytes - 2)));
const app = fastify();
app.get('/', (_request, reply) => {
  reply.type('application/json; charset=utf-8').send(body);
});
await app.listen({ host: '127.0.0.1', port });
