export default { serverBuildFile: 'index.mjs' };
