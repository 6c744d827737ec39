export { Menu, type MenuAction, type MenuItem, type MenuLink, type MenuProps } from './Menu';
