export { Notices, NOTICES_SHOWN, type Notice, type NoticesProps } from './Notices';
