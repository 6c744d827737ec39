// A policy with a new nonce for each page. Next reads the nonce from it for its own scripts.
import { NextResponse } from 'next/server';

export function proxy(request) {
  const nonce = crypto.randomUUID();
  const policy = `default-src 'self'; script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`;
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  return NextResponse.next({ request: { headers }, headers: { 'content-security-policy': policy } });
}
