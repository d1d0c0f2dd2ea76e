// The type of one file of the library, which has types for its index only.
declare module "rate-limiter-flexible/lib/RateLimiterPostgres.js" {
  export { RateLimiterPostgres as default } from "rate-limiter-flexible";
}
