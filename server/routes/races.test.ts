import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { exchanges, hallabongLedger } from '../db/schema.ts';
import { giveHallabong, insertExchange, insertProduct } from '../testing/rows.ts';
import { signUpByEmail } from '../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';
