// A link to a product that ends in /zh: the same screen, in Chinese.
import { useEffect } from 'react';
import { useAppDispatch } from '../../store/root-reducer';
import { chooseLanguage } from '../../i18n/language-slice';
import ProductScreen from './ProductScreen';

export default function ProductInChineseScreen() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(chooseLanguage('zh-CN')), [dispatch]);
  return <ProductScreen />;
}
