SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.admin_deeds (
    id text NOT NULL,
    "time" bigint NOT NULL,
    administrator text NOT NULL,
    deed text NOT NULL,
    person text,
    table_id text,
    until bigint,
    note text NOT NULL
);
CREATE UNLOGGED TABLE public.bot_jobs (
    table_id text NOT NULL,
    seat integer NOT NULL,
    asked_at integer NOT NULL,
    how text NOT NULL,
    bot text NOT NULL,
    taken_until bigint NOT NULL
);
CREATE TABLE public.challenges (
    id text NOT NULL,
    challenge text NOT NULL,
    person text,
    expires bigint NOT NULL
);
CREATE TABLE public.devices (
    id text NOT NULL,
    person text NOT NULL,
    session text NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.entries (
    table_id text NOT NULL,
    number integer NOT NULL,
    "time" bigint NOT NULL,
    person text,
    command text,
    body text NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.mutes (
    person text NOT NULL,
    since bigint NOT NULL,
    until bigint
);
CREATE TABLE public.passkeys (
    id text NOT NULL,
    person text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.people (
    id text NOT NULL,
    name text NOT NULL,
    created bigint NOT NULL,
    name_key text,
    password text,
    settings text,
    owner text
);
CREATE UNLOGGED TABLE public.promised_seats (
    table_id text NOT NULL,
    person text NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.quiet_tables (
    person text NOT NULL,
    table_id text NOT NULL
);
CREATE TABLE public.ratings (
    player text NOT NULL,
    game text NOT NULL,
    size integer NOT NULL,
    skill double precision NOT NULL,
    uncertainty double precision NOT NULL,
    rating double precision NOT NULL,
    games integer NOT NULL
);
CREATE TABLE public.reports (
    table_id text NOT NULL,
    reporter text NOT NULL,
    reported text NOT NULL,
    "time" bigint NOT NULL,
    reason text NOT NULL,
    note text NOT NULL,
    chat text NOT NULL,
    handled bigint,
    answer text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.results (
    table_id text NOT NULL,
    seat integer NOT NULL,
    player text NOT NULL,
    game text NOT NULL,
    size integer NOT NULL,
    place integer NOT NULL,
    points integer NOT NULL,
    is_rated integer NOT NULL,
    is_open integer NOT NULL,
    "time" bigint NOT NULL,
    rating_before double precision,
    rating_after double precision
);
CREATE TABLE public.seats (
    table_id text NOT NULL,
    seat integer NOT NULL,
    person text NOT NULL,
    name text NOT NULL
);
CREATE TABLE public.service (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.sessions (
    id text NOT NULL,
    person text NOT NULL,
    created bigint NOT NULL,
    expires bigint NOT NULL
);
CREATE TABLE public.statistics (
    game text NOT NULL,
    games integer NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    seed text NOT NULL,
    game text NOT NULL,
    size integer NOT NULL,
    phase text NOT NULL,
    is_public integer NOT NULL,
    is_rated integer NOT NULL,
    open_seats integer NOT NULL,
    host text NOT NULL,
    created bigint NOT NULL,
    updated bigint NOT NULL,
    deadline bigint,
    is_counted integer DEFAULT 0 NOT NULL,
    listed bigint DEFAULT 0 NOT NULL,
    ringing bigint DEFAULT 0 NOT NULL,
    clock text
);
CREATE TABLE public.tokens (
    id text NOT NULL,
    hash text NOT NULL,
    person text NOT NULL,
    created bigint NOT NULL
);
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 0, 1794792669542, NULL, NULL, '{"kind":"opened","plan":{"game":"copenhagen","options":{},"seats":[{"kind":"bot","bot":"random"},{"kind":"bot","bot":"greedy"}],"clock":{"kind":"none"},"isPublic":true,"isOpenToSpectators":true,"isRated":true,"hasFreeChat":true},"host":"person-ida","commitment":"31382038c91c28666302cda7eb05bd252ffb0043ca7fee9f6586b280e133d3a3"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 1, 1794792669590, NULL, NULL, '{"kind":"began","startPlayer":1}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 2, 1794792669590, NULL, NULL, '{"by":"chance","move":"harbour RPGBPPR"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 3, 1794792669590, NULL, NULL, '{"by":"chance","move":"hand 1 RY"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 4, 1794792669590, NULL, NULL, '{"by":"chance","move":"hand 0 GYY"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 5, 1794792669647, NULL, NULL, '{"by":1,"move":"take 1,3"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 6, 1794792669647, NULL, NULL, '{"by":"chance","move":"card Y"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 7, 1794792669647, NULL, NULL, '{"by":"chance","move":"card R"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 8, 1794792669652, NULL, NULL, '{"by":0,"move":"build Y2 a1,b1 brick=a1 cards=YY"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 0, 1794792669650, NULL, NULL, '{"kind":"opened","plan":{"game":"roll-and-write","options":{},"seats":[{"kind":"bot","bot":"random"},{"kind":"bot","bot":"greedy"}],"clock":{"kind":"none"},"isPublic":true,"isOpenToSpectators":true,"isRated":true,"hasFreeChat":true},"host":"person-ida","commitment":"b02831ff1740bd3c5f4ccdc4438cbe22ce09462010ddfa43e55b32f11a64e8a3"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 9, 1794792669661, NULL, NULL, '{"by":1,"move":"build R2 a1,b1 brick=a1 cards=RR"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 1, 1794792669668, NULL, NULL, '{"kind":"began","startPlayer":0}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 2, 1794792669668, NULL, NULL, '{"by":"chance","move":"cross B4L Y4R"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 10, 1794792669669, NULL, NULL, '{"by":0,"move":"take 5,6"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 11, 1794792669669, NULL, NULL, '{"by":"chance","move":"card G"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 12, 1794792669669, NULL, NULL, '{"by":"chance","move":"card Y"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 13, 1794792669680, NULL, NULL, '{"by":1,"move":"take 1,2"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 14, 1794792669680, NULL, NULL, '{"by":"chance","move":"card R"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 15, 1794792669680, NULL, NULL, '{"by":"chance","move":"card B"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 16, 1794792669690, NULL, NULL, '{"by":0,"move":"take 2,6"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 17, 1794792669690, NULL, NULL, '{"by":"chance","move":"card R"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 18, 1794792669690, NULL, NULL, '{"by":"chance","move":"card G"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 3, 1794792669690, NULL, NULL, '{"by":0,"move":"start R"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 19, 1794792669708, NULL, NULL, '{"by":1,"move":"build Y2 a2,b2 brick=b2 cards=YY"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 4, 1794792669708, NULL, NULL, '{"by":1,"move":"start G"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 5, 1794792669708, NULL, NULL, '{"by":"chance","move":"roll RRGYW"}');
INSERT INTO public.entries VALUES ('qRbLO2JGsNMCsyTm', 0, 1794792669691, NULL, NULL, '{"kind":"opened","plan":{"game":"copenhagen","options":{},"seats":[{"kind":"open"},{"kind":"open"}],"clock":{"kind":"none"},"isPublic":true,"isOpenToSpectators":true,"isRated":false,"hasFreeChat":true},"host":"person-ida","commitment":"0b7b646e8e761acbcf8c78a9aa0120fa7ef414464f1be6089b70f7a5e60b854c"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 20, 1794792669716, NULL, NULL, '{"by":0,"move":"build P2 c1,d1 brick=c1 cards=PP"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 6, 1794792669717, NULL, NULL, '{"by":0,"move":"draw R2 c1,c2 x=c1 dice=RR"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 21, 1794792669729, NULL, NULL, '{"by":1,"move":"take 4,5"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 22, 1794792669729, NULL, NULL, '{"by":"chance","move":"card G"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 23, 1794792669729, NULL, NULL, '{"by":"chance","move":"card B"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 7, 1794792669729, NULL, NULL, '{"by":0,"move":"end"}');
INSERT INTO public.entries VALUES ('qRbLO2JGsNMCsyTm', 1, 1794792669730, 'person-ida', 'c1', '{"kind":"sat","seat":0,"person":"person-ida","name":"Ida"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 24, 1794792669738, NULL, NULL, '{"by":0,"move":"take 4,5"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 25, 1794792669738, NULL, NULL, '{"by":"chance","move":"card B"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 26, 1794792669738, NULL, NULL, '{"by":"chance","move":"card P"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 8, 1794792669739, NULL, NULL, '{"by":1,"move":"mark RG"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 9, 1794792669739, NULL, NULL, '{"by":"chance","move":"roll BPPGW"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 27, 1794792669750, NULL, NULL, '{"by":1,"move":"build G2 d1,d2 brick=d2 cards=GG"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 10, 1794792669751, NULL, NULL, '{"by":1,"move":"draw G3 b1,b2,b3 x=b2 dice=GW bonus=1"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 28, 1794792669756, NULL, NULL, '{"by":0,"move":"build B2 b2,b3 brick=b3 cards=BB"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 11, 1794792669756, NULL, NULL, '{"by":1,"move":"end"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 29, 1794792669764, NULL, NULL, '{"by":1,"move":"take 4,5"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 30, 1794792669764, NULL, NULL, '{"by":"chance","move":"card Y"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 31, 1794792669764, NULL, NULL, '{"by":"chance","move":"card G"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 12, 1794792669765, NULL, NULL, '{"by":0,"move":"mark PP"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 13, 1794792669765, NULL, NULL, '{"by":"chance","move":"roll RBBPW"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 32, 1794792669773, NULL, NULL, '{"by":0,"move":"build G2 c2,d2 brick=d2 cards=GG"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 14, 1794792669773, NULL, NULL, '{"by":0,"move":"draw B3 b4,c3,c4 x=c4 dice=BBW"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 33, 1794792669776, NULL, NULL, '{"by":1,"move":"build P2 a3,a4 brick=a3 cards=PP"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 15, 1794792669776, NULL, NULL, '{"by":0,"move":"end"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 34, 1794792669779, NULL, NULL, '{"by":0,"move":"take 4,5"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 35, 1794792669779, NULL, NULL, '{"by":"chance","move":"card B"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 36, 1794792669779, NULL, NULL, '{"by":"chance","move":"card P"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 16, 1794792669779, NULL, NULL, '{"by":1,"move":"mark RP"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 17, 1794792669779, NULL, NULL, '{"by":"chance","move":"roll RRBPW"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 37, 1794792669790, NULL, NULL, '{"by":1,"move":"build B2 b3,b4 brick=b4 cards=BB"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 18, 1794792669790, NULL, NULL, '{"by":1,"move":"draw R4 d1,d2,e1,e2 x=d1 dice=RRW bonus=1"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 38, 1794792669792, NULL, NULL, '{"by":0,"move":"take 2,3"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 39, 1794792669792, NULL, NULL, '{"by":"chance","move":"card B"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 40, 1794792669792, NULL, NULL, '{"by":"chance","move":"card R"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 19, 1794792669792, NULL, NULL, '{"by":1,"move":"end"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 41, 1794792669796, NULL, NULL, '{"by":1,"move":"take 1,2"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 42, 1794792669796, NULL, NULL, '{"by":"chance","move":"card B"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 43, 1794792669796, NULL, NULL, '{"by":"chance","move":"card P"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 20, 1794792669798, NULL, NULL, '{"by":0,"move":"mark B"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 21, 1794792669798, NULL, NULL, '{"by":"chance","move":"roll RRRGW"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 44, 1794792669805, NULL, NULL, '{"by":0,"move":"take 4,5"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 45, 1794792669805, NULL, NULL, '{"by":"chance","move":"card G"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 46, 1794792669805, NULL, NULL, '{"by":"chance","move":"card Y"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 22, 1794792669805, NULL, NULL, '{"by":0,"move":"draw R3 c5,c6,d6 x=d6 dice=RRW"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 47, 1794792669810, NULL, NULL, '{"by":1,"move":"build R2 c1,c2 brick=c1 cards=R"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 23, 1794792669811, NULL, NULL, '{"by":0,"move":"end"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 48, 1794792669816, NULL, NULL, '{"by":0,"move":"take 5,6"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 24, 1794792669816, NULL, NULL, '{"by":1,"move":"mark RG"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 25, 1794792669816, NULL, NULL, '{"by":"chance","move":"roll GGYYW"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 49, 1794792669831, NULL, NULL, '{"by":0,"move":"discard RP"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 50, 1794792669831, NULL, NULL, '{"by":"chance","move":"card Y"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 51, 1794792669831, NULL, NULL, '{"by":"chance","move":"card G"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 26, 1794792669832, NULL, NULL, '{"by":1,"move":"draw G3 b4,b5,b6 x=b4 dice=GGW"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 52, 1794792669845, NULL, NULL, '{"by":1,"move":"take 5,6"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 53, 1794792669845, NULL, NULL, '{"by":"chance","move":"card Y"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 54, 1794792669845, NULL, NULL, '{"by":"chance","move":"card G"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 27, 1794792669845, NULL, NULL, '{"by":1,"move":"end"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 55, 1794792669850, NULL, NULL, '{"by":0,"move":"build G3 d3,d4,d5 brick=d5 cards=GG"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 28, 1794792669850, NULL, NULL, '{"by":0,"move":"mark YY"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 29, 1794792669850, NULL, NULL, '{"by":"chance","move":"roll RRPGW"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 56, 1794792669857, NULL, NULL, '{"by":1,"move":"take 6,7"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 57, 1794792669857, NULL, NULL, '{"by":"chance","move":"card Y"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 58, 1794792669857, NULL, NULL, '{"by":"chance","move":"card Y"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 30, 1794792669859, NULL, NULL, '{"by":0,"move":"draw R2 a1,b1 x=a1 dice=RW"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 59, 1794792669860, NULL, NULL, '{"by":0,"move":"build Y3 c7,d6,d7 brick=c7 cards=YYY"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 31, 1794792669861, NULL, NULL, '{"by":0,"move":"end"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 60, 1794792669869, NULL, NULL, '{"by":1,"move":"build G3 e1,e2,e3 brick=e1 cards=GG"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 32, 1794792669870, NULL, NULL, '{"by":1,"move":"mark PG"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 33, 1794792669870, NULL, NULL, '{"by":"chance","move":"roll RRRGY"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 61, 1794792669877, NULL, NULL, '{"by":1,"move":"coat a5"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 34, 1794792669877, NULL, NULL, '{"by":1,"move":"draw R3 d3,d4,e3 x=d4 dice=RRR"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 62, 1794792669881, NULL, NULL, '{"by":0,"move":"take 1,2"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 63, 1794792669881, NULL, NULL, '{"by":"chance","move":"card P"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 64, 1794792669881, NULL, NULL, '{"by":"chance","move":"card B"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 35, 1794792669882, NULL, NULL, '{"by":1,"move":"end"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 65, 1794792669885, NULL, NULL, '{"by":1,"move":"take 6,7"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 66, 1794792669885, NULL, NULL, '{"by":"chance","move":"card B"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 67, 1794792669885, NULL, NULL, '{"by":"chance","move":"card P"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 36, 1794792669885, NULL, NULL, '{"by":0,"move":"mark G"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 37, 1794792669885, NULL, NULL, '{"by":"chance","move":"roll RGGGY"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 68, 1794792669887, NULL, NULL, '{"by":0,"move":"take 4,5"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 69, 1794792669887, NULL, NULL, '{"by":"chance","move":"card P"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 70, 1794792669887, NULL, NULL, '{"by":"chance","move":"card G"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 38, 1794792669887, NULL, NULL, '{"by":0,"move":"draw G4 a7,b7,b8,c7 x=b8 dice=GGG bonus=1"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 71, 1794792669889, NULL, NULL, '{"by":1,"move":"build Y3 c3,c4,d3 brick=d3 cards=YYY"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 39, 1794792669889, NULL, NULL, '{"by":0,"move":"end"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 72, 1794792669891, NULL, NULL, '{"by":1,"move":"coat e4"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 40, 1794792669891, NULL, NULL, '{"by":1,"move":"mark RY"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 41, 1794792669891, NULL, NULL, '{"by":"chance","move":"roll RRGGY"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 73, 1794792669896, NULL, NULL, '{"by":0,"move":"build B3 a4,a5,b4 brick=b4 cards=BB"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 42, 1794792669896, NULL, NULL, '{"by":1,"move":"draw G3 b7,b8,b9 x=b7 dice=GG bonus=1"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 74, 1794792669906, NULL, NULL, '{"by":1,"move":"take 1,2"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 75, 1794792669906, NULL, NULL, '{"by":"chance","move":"card R"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 76, 1794792669906, NULL, NULL, '{"by":"chance","move":"card G"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 43, 1794792669907, NULL, NULL, '{"by":1,"move":"coat d5"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 77, 1794792669914, NULL, NULL, '{"by":0,"move":"take 6,7"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 78, 1794792669914, NULL, NULL, '{"by":"chance","move":"card Y"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 79, 1794792669914, NULL, NULL, '{"by":"chance","move":"card B"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 44, 1794792669914, NULL, NULL, '{"by":1,"move":"end"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 80, 1794792669916, NULL, NULL, '{"by":1,"move":"build B3 a6,b5,b6 brick=b5 cards=BB"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 45, 1794792669916, NULL, NULL, '{"by":0,"move":"mark Y"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 46, 1794792669916, NULL, NULL, '{"by":"chance","move":"roll BPGYW"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 81, 1794792669923, NULL, NULL, '{"by":0,"move":"take 5,6"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 47, 1794792669923, NULL, NULL, '{"by":0,"move":"draw B2 a2,b2 x=a2 dice=BW"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 82, 1794792669930, NULL, NULL, '{"by":0,"move":"discard B"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 83, 1794792669930, NULL, NULL, '{"by":"chance","move":"card B"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 84, 1794792669930, NULL, NULL, '{"by":"chance","move":"card B"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 48, 1794792669930, NULL, NULL, '{"by":0,"move":"end"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 85, 1794792669932, NULL, NULL, '{"by":1,"move":"take 6,7"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 86, 1794792669932, NULL, NULL, '{"by":"chance","move":"card R"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 87, 1794792669932, NULL, NULL, '{"by":"chance","move":"card Y"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 49, 1794792669932, NULL, NULL, '{"by":1,"move":"mark GY"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 50, 1794792669932, NULL, NULL, '{"by":"chance","move":"roll RGGYW"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 88, 1794792669934, NULL, NULL, '{"by":0,"move":"take 5,6"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 51, 1794792669934, NULL, NULL, '{"by":1,"move":"draw G3 a1,a2,a3 x=a2 dice=GGW"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 89, 1794792669947, NULL, NULL, '{"by":0,"move":"discard BG"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 90, 1794792669947, NULL, NULL, '{"by":"chance","move":"card R"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 91, 1794792669947, NULL, NULL, '{"by":"chance","move":"card R"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 52, 1794792669947, NULL, NULL, '{"by":1,"move":"end"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 92, 1794792669952, NULL, NULL, '{"by":1,"move":"take 3,4"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 93, 1794792669952, NULL, NULL, '{"by":"chance","move":"card R"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 94, 1794792669952, NULL, NULL, '{"by":"chance","move":"card P"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 53, 1794792669953, NULL, NULL, '{"by":0,"move":"mark -"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 54, 1794792669953, NULL, NULL, '{"by":"chance","move":"roll PGGYW"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 95, 1794792669961, NULL, NULL, '{"by":0,"move":"build P3 e1,e2,e3 brick=e3 cards=PP"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 55, 1794792669961, NULL, NULL, '{"by":0,"move":"draw P3 e1,e2,e3 x=e1 dice=PW bonus=1"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 96, 1794792669967, NULL, NULL, '{"by":1,"move":"take 2,3"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 56, 1794792669967, NULL, NULL, '{"by":0,"move":"end"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 97, 1794792669976, NULL, NULL, '{"by":1,"move":"discard R"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 98, 1794792669976, NULL, NULL, '{"by":"chance","move":"card B"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 99, 1794792669976, NULL, NULL, '{"by":"chance","move":"card G"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 57, 1794792669976, NULL, NULL, '{"by":1,"move":"mark GG"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 58, 1794792669976, NULL, NULL, '{"by":"chance","move":"roll RRGGW"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 100, 1794792669978, NULL, NULL, '{"by":0,"move":"take 5,6"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 101, 1794792669978, NULL, NULL, '{"by":"chance","move":"card B"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 102, 1794792669978, NULL, NULL, '{"by":"chance","move":"card P"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 59, 1794792669979, NULL, NULL, '{"by":1,"move":"draw G3 c1,c2,c3 x=c2 dice=GGW"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 103, 1794792669985, NULL, NULL, '{"by":1,"move":"take 2,3"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 60, 1794792669985, NULL, NULL, '{"by":1,"move":"coat G"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 104, 1794792670004, NULL, NULL, '{"by":1,"move":"discard BG"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 105, 1794792670004, NULL, NULL, '{"by":"chance","move":"card P"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 106, 1794792670004, NULL, NULL, '{"by":"chance","move":"card G"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 61, 1794792670009, NULL, NULL, '{"by":1,"move":"end"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 107, 1794792670017, NULL, NULL, '{"by":0,"move":"build R4 a6,a7,b6,b7 brick=a7 cards=RRRR"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 62, 1794792670017, NULL, NULL, '{"by":0,"move":"mark R"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 63, 1794792670017, NULL, NULL, '{"by":"chance","move":"roll RBGYW"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 108, 1794792670026, NULL, NULL, '{"by":0,"move":"coat c8"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 64, 1794792670026, NULL, NULL, '{"by":0,"move":"reroll BG"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 65, 1794792670026, NULL, NULL, '{"by":"chance","move":"roll RB"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 109, 1794792670032, NULL, NULL, '{"by":1,"move":"take 1,2"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 66, 1794792670032, NULL, NULL, '{"by":0,"move":"draw Y3 d7,e7,e8 x=d7 dice=YW bonus=1"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 110, 1794792670040, NULL, NULL, '{"by":1,"move":"discard PG"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 111, 1794792670040, NULL, NULL, '{"by":"chance","move":"card end"}');
INSERT INTO public.entries VALUES ('UDsqmzOFU2SGQRmX', 112, 1794792670040, NULL, NULL, '{"kind":"closed","seed":"49576e9ff0f3528f504f96609b7a4de76c901786a5fae70c3b5dda384b7fc716"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 67, 1794792670041, NULL, NULL, '{"by":0,"move":"end"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 68, 1794792670048, NULL, NULL, '{"by":1,"move":"mark RR"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 69, 1794792670048, NULL, NULL, '{"by":"chance","move":"roll PGYYY"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 70, 1794792670065, NULL, NULL, '{"by":1,"move":"draw Y4L c5,c6,d6,d7 x=c5 dice=YYY bonus=1"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 71, 1794792670095, NULL, NULL, '{"by":1,"move":"end"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 72, 1794792670100, NULL, NULL, '{"by":0,"move":"mark PG"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 73, 1794792670100, NULL, NULL, '{"by":"chance","move":"roll BBGGY"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 74, 1794792670108, NULL, NULL, '{"by":0,"move":"draw B3 a8,a9,b9 x=a9 dice=BB bonus=1"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 75, 1794792670117, NULL, NULL, '{"by":0,"move":"single c8"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 76, 1794792670132, NULL, NULL, '{"by":0,"move":"end"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 77, 1794792670137, NULL, NULL, '{"by":1,"move":"mark Y"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 78, 1794792670137, NULL, NULL, '{"by":"chance","move":"roll BPGYW"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 79, 1794792670149, NULL, NULL, '{"by":1,"move":"draw P2 d8,d9 x=d9 dice=PW"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 80, 1794792670154, NULL, NULL, '{"by":1,"move":"coat c4"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 81, 1794792670160, NULL, NULL, '{"by":1,"move":"end"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 82, 1794792670164, NULL, NULL, '{"by":0,"move":"mark Y"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 83, 1794792670164, NULL, NULL, '{"by":"chance","move":"roll BPPGY"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 84, 1794792670166, NULL, NULL, '{"by":0,"move":"reroll BPPG"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 85, 1794792670166, NULL, NULL, '{"by":"chance","move":"roll RBWW"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 86, 1794792670176, NULL, NULL, '{"by":0,"move":"draw Y3 d8,d9,e9 x=e9 dice=YWW"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 87, 1794792670182, NULL, NULL, '{"by":0,"move":"end"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 88, 1794792670187, NULL, NULL, '{"by":1,"move":"mark RB"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 89, 1794792670187, NULL, NULL, '{"by":"chance","move":"roll BGYWW"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 90, 1794792670188, NULL, NULL, '{"by":1,"move":"draw G3 c7,c8,c9 x=c9 dice=GWW"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 91, 1794792670189, NULL, NULL, '{"by":1,"move":"end"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 92, 1794792670195, NULL, NULL, '{"by":0,"move":"mark Y"}');
INSERT INTO public.entries VALUES ('KqCaNuaXKoK7kLIv', 93, 1794792670195, NULL, NULL, '{"kind":"closed","seed":"5d98b55ffcae66f5d9e181ff15bd88fb3d0c4be4a3076a530d39e89904be066d"}');
INSERT INTO public.kysely_migration VALUES ('0001 tables and people', '2026-11-16T02:06:08.929Z');
INSERT INTO public.kysely_migration VALUES ('0003 clocks and reports', '2026-11-16T02:06:08.982Z');
INSERT INTO public.kysely_migration VALUES ('0004 names, sessions and keys', '2026-11-16T02:06:09.281Z');
INSERT INTO public.kysely_migration VALUES ('0005 results, ratings and statistics', '2026-11-16T02:06:09.303Z');
INSERT INTO public.kysely_migration VALUES ('0007 how ratings changed', '2026-11-16T02:06:09.313Z');
INSERT INTO public.kysely_migration VALUES ('0008 devices that are called', '2026-11-16T02:06:09.333Z');
INSERT INTO public.kysely_migration VALUES ('0009 lists and alarms of many processes', '2026-11-16T02:06:09.338Z');
INSERT INTO public.kysely_migration VALUES ('0010 many processes', '2026-11-16T02:06:09.360Z');
INSERT INTO public.kysely_migration VALUES ('0012 what administrators do', '2026-11-18T01:41:15.127Z');
INSERT INTO public.kysely_migration VALUES ('0013 tables at which a person did something', '2026-11-18T03:16:40.487Z');
INSERT INTO public.kysely_migration VALUES ('0014 time to think in lists', '2026-11-19T03:40:21.104Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.people VALUES ('person-ida', 'Ida', 1700000000000, NULL, NULL, NULL, NULL);
INSERT INTO public.ratings VALUES ('bot:random', 'copenhagen', 2, 22.364610506859503, 8.06590141354368, -1.8330937337715376, 1);
INSERT INTO public.ratings VALUES ('bot:greedy', 'copenhagen', 2, 27.635389493140497, 8.06590141354368, 3.437685252509457, 1);
INSERT INTO public.ratings VALUES ('bot:random', 'roll-and-write', 2, 22.364610506859503, 8.06590141354368, -1.8330937337715376, 1);
INSERT INTO public.ratings VALUES ('bot:greedy', 'roll-and-write', 2, 27.635389493140497, 8.06590141354368, 3.437685252509457, 1);
INSERT INTO public.results VALUES ('UDsqmzOFU2SGQRmX', 0, 'bot:random', 'copenhagen', 2, 2, 1, 1, 1, 1794792670040, 0, -1.8330937337715376);
INSERT INTO public.results VALUES ('UDsqmzOFU2SGQRmX', 1, 'bot:greedy', 'copenhagen', 2, 1, 3, 1, 1, 1794792670040, 0, 3.437685252509457);
INSERT INTO public.results VALUES ('KqCaNuaXKoK7kLIv', 0, 'bot:random', 'roll-and-write', 2, 2, 2, 1, 1, 1794792670195, 0, -1.8330937337715376);
INSERT INTO public.results VALUES ('KqCaNuaXKoK7kLIv', 1, 'bot:greedy', 'roll-and-write', 2, 1, 12, 1, 1, 1794792670195, 0, 3.437685252509457);
INSERT INTO public.seats VALUES ('qRbLO2JGsNMCsyTm', 0, 'person-ida', 'Ida');
INSERT INTO public.sessions VALUES ('session-ida', 'person-ida', 1, 4000000000000);
INSERT INTO public.statistics VALUES ('copenhagen', 1, '{"seen":{"Y":10,"R":9,"G":11,"B":13,"P":9},"expected":{"R":11.319293972104969,"B":9.751969025237974,"P":13.191511809759314,"G":10.136275251355688,"Y":7.600949941542047},"spread":{"R R":8.731477491073916,"R B":-2.068523706509629,"R P":-2.8968135858984154,"R G":-2.1784050456751762,"R Y":-1.5877351529906933,"B R":-2.068523706509629,"B B":7.732245712057098,"B P":-2.3273575802381314,"B G":-1.8529125519309564,"B Y":-1.4834518733783828,"P R":-2.8968135858984154,"P B":-2.3273575802381314,"P P":9.667352393632326,"P G":-2.6038883866894555,"P Y":-1.8392928408063252,"G R":-2.1784050456751762,"G B":-1.8529125519309564,"G P":-2.6038883866894555,"G G":8.118126187037245,"G Y":-1.4829202027416564,"Y R":-1.5877351529906933,"Y B":-1.4834518733783828,"Y P":-1.8392928408063252,"Y G":-1.4829202027416564,"Y Y":6.393400069917058}}');
INSERT INTO public.statistics VALUES ('roll-and-write', 1, '{"seen":{"R":22,"G":26,"Y":17,"W":17,"B":13,"P":11},"expected":{"R":17.666666666666657,"B":17.666666666666657,"P":17.666666666666657,"G":17.666666666666657,"Y":17.666666666666657,"W":17.666666666666657},"spread":{"R R":14.722222222222173,"R B":-2.944444444444428,"R P":-2.944444444444428,"R G":-2.944444444444428,"R Y":-2.944444444444428,"R W":-2.944444444444428,"B R":-2.944444444444428,"B B":14.722222222222213,"B P":-2.944444444444428,"B G":-2.944444444444428,"B Y":-2.944444444444428,"B W":-2.944444444444428,"P R":-2.944444444444428,"P B":-2.944444444444428,"P P":14.722222222222218,"P G":-2.944444444444428,"P Y":-2.944444444444428,"P W":-2.944444444444428,"G R":-2.944444444444428,"G B":-2.944444444444428,"G P":-2.944444444444428,"G G":14.722222222222227,"G Y":-2.944444444444428,"G W":-2.944444444444428,"Y R":-2.944444444444428,"Y B":-2.944444444444428,"Y P":-2.944444444444428,"Y G":-2.944444444444428,"Y Y":14.722222222222223,"Y W":-2.944444444444428,"W R":-2.944444444444428,"W B":-2.944444444444428,"W P":-2.944444444444428,"W G":-2.944444444444428,"W Y":-2.944444444444428,"W W":14.722222222222227}}');
INSERT INTO public.tables VALUES ('UDsqmzOFU2SGQRmX', '49576e9ff0f3528f504f96609b7a4de76c901786a5fae70c3b5dda384b7fc716', 'copenhagen', 2, 'closed', 1, 1, 0, 'person-ida', 1794792669542, 1794792670047, NULL, 1, 113, 0, NULL);
INSERT INTO public.tables VALUES ('KqCaNuaXKoK7kLIv', '5d98b55ffcae66f5d9e181ff15bd88fb3d0c4be4a3076a530d39e89904be066d', 'roll-and-write', 2, 'closed', 1, 1, 0, 'person-ida', 1794792669650, 1794792670196, NULL, 1, 94, 0, NULL);
INSERT INTO public.tables VALUES ('qRbLO2JGsNMCsyTm', '291d1d291c2c7ae4de074aa21580ecf75717822b259ecf62bf251d8b1fe059d7', 'copenhagen', 2, 'gathering', 1, 0, 1, 'person-ida', 1794792669691, 1794792669737, NULL, 0, 2, 0, NULL);
ALTER TABLE ONLY public.admin_deeds
    ADD CONSTRAINT admin_deeds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.bot_jobs
    ADD CONSTRAINT bot_jobs_pkey PRIMARY KEY (table_id, seat, asked_at, how);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_key PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT mutes_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.promised_seats
    ADD CONSTRAINT promised_seats_pkey PRIMARY KEY (table_id, person);
ALTER TABLE ONLY public.quiet_tables
    ADD CONSTRAINT quiet_tables_key PRIMARY KEY (person, table_id);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_key PRIMARY KEY (player, game, size);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_key PRIMARY KEY (table_id, reporter, reported);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_key PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_key PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.service
    ADD CONSTRAINT service_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.statistics
    ADD CONSTRAINT statistics_pkey PRIMARY KEY (game);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_hash_key UNIQUE (hash);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (id);
CREATE INDEX admin_deeds_about ON public.admin_deeds USING btree (person);
CREATE INDEX admin_deeds_by_time ON public.admin_deeds USING btree ("time", id);
CREATE INDEX bot_jobs_to_do ON public.bot_jobs USING btree (taken_until);
CREATE INDEX devices_of_person ON public.devices USING btree (person);
CREATE INDEX devices_of_session ON public.devices USING btree (session);
CREATE INDEX entries_by_person ON public.entries USING btree (person, table_id) WHERE ((person IS NOT NULL) AND (substr(body, 1, 6) <> '{"by":'::text));
CREATE INDEX passkeys_of_person ON public.passkeys USING btree (person);
CREATE UNIQUE INDEX people_by_name ON public.people USING btree (name_key);
CREATE INDEX people_by_owner ON public.people USING btree (owner);
CREATE INDEX people_by_shown_name ON public.people USING btree (lower(name));
CREATE INDEX ratings_in_order ON public.ratings USING btree (game, size, rating);
CREATE INDEX reports_by_time ON public.reports USING btree ("time");
CREATE INDEX reports_of_person ON public.reports USING btree (reported);
CREATE INDEX results_of_player ON public.results USING btree (player, "time");
CREATE INDEX seats_of_person ON public.seats USING btree (person);
CREATE INDEX sessions_by_end ON public.sessions USING btree (expires);
CREATE INDEX sessions_of_person ON public.sessions USING btree (person);
CREATE INDEX tables_by_deadline ON public.tables USING btree (deadline);
CREATE INDEX tables_by_host ON public.tables USING btree (host);
CREATE INDEX tables_in_lobby ON public.tables USING btree (is_public, phase, created);
CREATE INDEX tables_open ON public.tables USING btree (created, id) WHERE (phase <> 'closed'::text);
CREATE INDEX tables_to_count ON public.tables USING btree (is_counted, phase);
CREATE INDEX tokens_of_person ON public.tokens USING btree (person);
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_session_fkey FOREIGN KEY (session) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT mutes_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.quiet_tables
    ADD CONSTRAINT quiet_tables_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.quiet_tables
    ADD CONSTRAINT quiet_tables_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);
