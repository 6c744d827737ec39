// What writes a reply by the shape of its row is compiled when such a reply is first written: a server that starts need not
// wait for all of them.
import serializers, { type Serializer, type SerializerFactory } from '@fastify/fast-json-stringify-compiler';

const compilers = serializers();

export const compiledWhenAsked: SerializerFactory = (sharedSchemas, options) => {
  const compile = compilers(sharedSchemas, options);
  return (route) => {
    let write: Serializer | undefined;
    return (reply) => (write ??= compile(route))(reply);
  };
};
