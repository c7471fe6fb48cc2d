import type { JsonObject } from '../../contract/document.ts';

/** What a schema cannot say of an operation: how often it may be done, and what may stand in its way. */
export interface Plan {
  /**
   * How many requests that a server may accept are sent in one run. Left out, there is no limit; 0 where an accepted
   * request cannot be taken back, and a check of its own makes it.
   */
  mostAccepted?: number;
  /** Whether an accepted request ends the session that all others need: then there is none, whatever the number. */
  endsSession?: boolean;
  /**
   * Values of fields in every request that a server may accept: no other is sent, because it would stay with the
   * account.
   */
  kept?: Readonly<Record<string, unknown>>;
  /** Bodies that break a rule which the contract has in words: fields in place of those of a fitting body. */
  broken?: readonly { what: string; pointer: string; fields: JsonObject }[];
  /** Documented statuses with which a server may refuse input that the contract allows. */
  mayBeRefusedBy?: readonly number[];
  /**
   * Whether generated input names what no server knows, such as an account or a code: any refusal of it is right, and
   * only checks that know what exists can tell more.
   */
  namesTheUnknown?: boolean;
}

/** Mails, purchases and new passwords reach beyond the run; those who limit logins and lookups are not annoyed. */
export const PLANS: Readonly<Record<string, Plan>> = {
  login: { mostAccepted: 2, namesTheUnknown: true },
  loginWithProvider: { mostAccepted: 3, namesTheUnknown: true },
  resetPassword: { mostAccepted: 0, mayBeRefusedBy: [400, 403] },
  checkEmail: { mostAccepted: 6 },
  checkNickname: { mostAccepted: 10 },
  sendVerificationCode: { mostAccepted: 0, mayBeRefusedBy: [409] },
  verifyEmailCode: { mostAccepted: 8, namesTheUnknown: true },
  registerPassword: { mostAccepted: 8, namesTheUnknown: true },
  completeRegistration: { mostAccepted: 8, namesTheUnknown: true },
  completeProviderRegistration: { mostAccepted: 8, namesTheUnknown: true },
  createSpot: {
    mostAccepted: 16,
    broken: [
      {
        what: 'the same hashtag twice',
        pointer: '/data/tag1',
        fields: { data: { tag1: '일출', tag2: '일출' } },
      },
    ],
  },
  createComment: { mostAccepted: 16 },
  createReply: { mostAccepted: 16 },
  startChallenge: { mayBeRefusedBy: [409] },
  completeChallenge: { mayBeRefusedBy: [409] },
  // A lower count than before changes nothing.
  saveSteps: { kept: { stepCount: 0 } },
  convertSteps: { mostAccepted: 1, mayBeRefusedBy: [409] },
  exchangeProduct: { mostAccepted: 0, mayBeRefusedBy: [403, 409] },
  acceptExchange: { mostAccepted: 0, mayBeRefusedBy: [403] },
  changeNickname: { mayBeRefusedBy: [409] },
  deleteProfileImage: { mostAccepted: 1 },
  signOut: { mostAccepted: 0, endsSession: true },
  // It cannot be taken back, and no check makes one: the account is not the checker's.
  deleteAccount: { mostAccepted: 0, endsSession: true, mayBeRefusedBy: [403] },
};
