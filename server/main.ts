/**
 * The reference server: serves the contract and, where it was built, the app. Settings come from the environment and
 * from .env, see .env.example. A first run in development fills the database with the example story; `--seed` does so
 * in production too.
 *
 * Usage: node server/main.ts [--seed]
 */
import { existsSync } from 'node:fs';
import { failWithMessage, runServer } from './run.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

runServer({ environment: process.env, seed: process.argv.includes('--seed') }).catch(failWithMessage);
