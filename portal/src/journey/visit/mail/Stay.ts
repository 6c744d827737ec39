import { FROM_MAIL_POLL_SECONDS } from '@quoin/rules';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { api } from '../../../api/api';
import { useAppDispatch } from '../../../store/root-reducer';
import { forgetFromMail, selectFromMail } from './from-mail-slice';

/** Renders nothing. Records every few seconds that a visitor from an e-mail is still on the site. */
export default function Stay(): null {
  const dispatch = useAppDispatch();
  const id = useSelector(selectFromMail);
  const { data } = api.useRecordStayQuery(id === null ? skipToken : { query: { id } }, {
    pollingInterval: FROM_MAIL_POLL_SECONDS * 1000,
    skipPollingIfUnfocused: true, // a hidden tab does not count
  });
  const ended = data?.expired === true;
  useEffect(() => {
    if (ended) dispatch(forgetFromMail());
  }, [ended, dispatch]);
  return null;
}
