// Runs several commands of the built command line in one process: the same program as `npm run ops`, without the second
// that each start takes.
const COMMAND_LINE = new URL('../../../packages/server/dist/ops.js', import.meta.url).href;
let runs = 0;

process.on('message', async ({ words, environment }) => {
  const printed = { out: '', error: '' };
  process.stdout.write = (text, done) => {
    printed.out += text;
    done?.();
    return true;
  };
  process.stderr.write = (text) => Boolean((printed.error += text));
  process.argv = [process.execPath, COMMAND_LINE, ...words];
  Object.assign(process.env, environment);
  process.exitCode = undefined;
  runs += 1;
  await import(`${COMMAND_LINE}?run=${runs}`);
  for (const name of Object.keys(environment)) delete process.env[name];
  process.send({ ...printed, exitCode: process.exitCode ?? 0 });
});
