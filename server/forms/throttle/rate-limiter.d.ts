// The library's own types cover only its entry point, and not this import.
declare module "rate-limiter-flexible/lib/RateLimiterPostgres.js" {
  export { RateLimiterPostgres as default } from "rate-limiter-flexible";
}
