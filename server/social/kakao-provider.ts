import * as z from 'zod/mini';
import type { SocialSettings } from '../process/settings.ts';
import type { SocialProvider } from './provider.ts';

const TokenAnswer = z.object({ access_token: z.string() });

const ProfileAnswer = z.object({
  id: z.union([z.int(), z.string()]),
  kakao_account: z.optional(
    z.object({
      email: z.optional(z.string()),
      is_email_valid: z.optional(z.boolean()),
      is_email_verified: z.optional(z.boolean()),
      profile: z.optional(z.object({ nickname: z.optional(z.string()) })),
    }),
  ),
});

/** Longest wait for an answer of the provider, in milliseconds. */
const PATIENCE_MS = 10_000;

/** The longest name that an answer of the contract carries. */
const NICKNAME_MAX = 100;

/** Kakao, or a provider that answers like it, as the settings say. */
export function createKakaoProvider(settings: SocialSettings): SocialProvider {
  return {
    async exchange(code) {
      const token = await fetch(settings.tokenUrl, {
        method: 'POST',
        signal: AbortSignal.timeout(PATIENCE_MS),
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: settings.clientId,
          redirect_uri: settings.redirectUri,
          code,
          ...(settings.clientSecret === undefined ? {} : { client_secret: settings.clientSecret }),
        }),
      });
      // The provider's way to say that the code is wrong, used up or too old.
      if (token.status === 400 || token.status === 401) return undefined;
      if (!token.ok) throw new Error(`The social provider answered the code with ${token.status}.`);
      const { access_token: accessToken } = TokenAnswer.parse(await token.json());

      const profile = await fetch(settings.profileUrl, {
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: { Authorization: `Bearer ${accessToken}` },
      });
      if (!profile.ok)
        throw new Error(`The social provider answered for the profile with ${profile.status}.`);
      const { id, kakao_account: account } = ProfileAnswer.parse(await profile.json());
      const isVerified = account?.is_email_valid === true && account.is_email_verified === true;
      return {
        subject: String(id),
        email: isVerified ? account.email : undefined,
        nickname: account?.profile?.nickname?.slice(0, NICKNAME_MAX),
      };
    },
  };
}
