-- A beginning for a server of your own: the accounts, products, challenges and spots that a run of the checker needs.
-- Tables are yours to change; the checker sees the API alone.
create extension if not exists pgcrypto;

create table users (
  id bigint generated always as identity primary key,
  email text not null unique,
  nickname text not null unique,
  -- As Spring Security's DelegatingPasswordEncoder writes it.
  password_hash text not null,
  hallabong integer not null default 0 check (hallabong >= 0),
  total_steps integer not null default 0 check (total_steps >= 0),
  themes text[] not null default '{}',
  gender text not null check (gender in ('MALE', 'FEMALE')),
  birth_year integer not null,
  profile_image text,
  notifications_enabled boolean not null default false
);

create table products (
  id bigint generated always as identity primary key,
  name text not null,
  image_url text,
  hallabong_cost integer not null check (hallabong_cost >= 0),
  category text not null check (category in ('JEJU_TICON', 'GOODS'))
);

create table exchanges (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  product_id bigint not null references products,
  accepted boolean not null default false,
  created_at timestamptz not null default now()
);

create table challenges (
  id bigint generated always as identity primary key,
  name text not null,
  description text not null,
  theme_name text,
  image_url text,
  start_date date,
  end_date date,
  latitude double precision not null,
  longitude double precision not null
);

create table user_challenges (
  user_id bigint not null references users,
  challenge_id bigint not null references challenges,
  state text not null check (state in ('UPCOMING', 'ONGOING', 'COMPLETED')),
  completed_at timestamptz,
  primary key (user_id, challenge_id)
);

create table spots (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  name text not null,
  description text not null check (description <> ''),
  latitude double precision not null,
  longitude double precision not null,
  theme_id integer check (theme_id between 1 and 9),
  tag1 text,
  tag2 text,
  tag3 text,
  created_at timestamptz not null default now()
);

create table likes (
  user_id bigint not null references users,
  spot_id bigint not null references spots,
  primary key (user_id, spot_id)
);

insert into users (email, nickname, password_hash, hallabong, themes, gender, birth_year) values
  ('first@example.com', '감귤이', '{bcrypt}' || crypt('jeju_2026', gen_salt('bf', 10)), 500, '{힐링,자연}', 'FEMALE', 1998),
  ('second@example.com', '바당소리', '{bcrypt}' || crypt('jeju_2027', gen_salt('bf', 10)), 120, '{데이트}', 'MALE', 1995);

insert into products (name, hallabong_cost, category) values
  ('제주공항 감귤주스 교환권', 30, 'JEJU_TICON'),
  ('제주 버스 하루 이용권', 60, 'JEJU_TICON'),
  ('돌하르방 열쇠고리', 10, 'GOODS'),
  ('한라봉 엽서 세트', 20, 'GOODS'),
  ('도새기 인형', 900, 'GOODS');

insert into challenges (name, description, theme_name, start_date, end_date, latitude, longitude) values
  ('쇠소깍 물빛 담기', '쇠소깍의 비취색 물빛을 사진에 담아주세요.', '자연', current_date, current_date + 60, 33.2522, 126.6235),
  ('성산일출봉 오르기', '정상에서 본 바다를 찍어주세요.', '자연', current_date, current_date + 60, 33.458, 126.9425),
  ('동문시장 한 바퀴', '시장에서 만난 먹거리를 찍어주세요.', '맛집 탐방', current_date, current_date + 60, 33.5117, 126.5263),
  ('사려니숲 걷기', '삼나무 길을 찍어주세요.', '힐링', current_date, current_date + 60, 33.4085, 126.6444),
  ('용두암 노을', '해 질 무렵의 용두암을 찍어주세요.', '사진 명소', current_date, current_date + 60, 33.5163, 126.5118),
  ('협재 바다', '에메랄드빛 바다를 찍어주세요.', '자연', current_date, current_date + 60, 33.3940, 126.2396),
  ('새별오름 억새', '억새 사이에서 한 장 찍어주세요.', '사진 명소', current_date, current_date + 60, 33.3662, 126.3577),
  ('정방폭포 물소리', '바다로 떨어지는 폭포를 찍어주세요.', '자연', current_date, current_date + 60, 33.2448, 126.5718),
  ('비자림 산책', '천 년 된 나무를 찍어주세요.', '힐링', current_date, current_date + 60, 33.4905, 126.8099),
  ('송악산 둘레길', '둘레길에서 보이는 섬을 찍어주세요.', '자연', current_date, current_date + 60, 33.2053, 126.2908),
  ('함덕 서우봉', '서우봉에서 내려다본 바다를 찍어주세요.', '자연', current_date, current_date + 60, 33.5438, 126.6784),
  ('카멜리아힐 꽃길', '꽃길에서 한 장 찍어주세요.', '사진 명소', current_date, current_date + 60, 33.2896, 126.3700);

insert into user_challenges (user_id, challenge_id, state)
  select users.id, challenges.id, 'UPCOMING' from users cross join challenges;

insert into spots (user_id, name, description, latitude, longitude, theme_id, tag1, created_at)
  select 2, '광치기해변', '썰물 때 드러나는 초록 이끼가 정말 예뻐요. ' || number, 33.4523, 126.9247 + number * 0.01, 4, '일출',
    now() - number * interval '1 hour'
  from generate_series(1, 24) as number;

insert into likes (user_id, spot_id) select 1, id from spots where id % 3 = 0;
