export { DEMO_ACCOUNTS } from './demo-accounts';
export { seedDemoWorld } from './seed-demo-world';
