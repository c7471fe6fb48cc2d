import axios, { type AxiosResponse } from 'axios';

/**
 * Sends a request by axios, with cookies and without a time-out (1 §7), and takes every answer as it comes: text, with
 * whatever status. Loaded by the HTTP client alone.
 */
export function axiosRequest(
  url: string,
  { method, headers, body, signal }: Pick<RequestInit, 'method' | 'headers' | 'body' | 'signal'>,
): Promise<AxiosResponse<string>> {
  return axios.request<string>({
    url,
    method: method ?? 'GET',
    data: body,
    headers: Object.fromEntries(new Headers(headers)),
    withCredentials: true,
    timeout: 0,
    responseType: 'text',
    transformRequest: (data: unknown) => data,
    transformResponse: (data: unknown) => data,
    validateStatus: () => true,
    ...(signal ? { signal } : {}),
  });
}
